import CSDL2

/// The libraries that decide how a picture looks.
enum LibraryVersions {
  /// Such as `SDL 2.26.5, SDL_ttf 2.20.1, FreeType 2.12.1`.
  static var description: String {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    var major: Int32 = 0
    var minor: Int32 = 0
    var patch: Int32 = 0
    // FreeType tells its version only once it runs.
    if TTF_WasInit() == 0 { TTF_Init() }
    TTF_GetFreeTypeVersion(&major, &minor, &patch)
    let ttf = TTF_Linked_Version().pointee
    return "SDL \(sdl.major).\(sdl.minor).\(sdl.patch), SDL_ttf \(ttf.major).\(ttf.minor).\(ttf.patch), "
      + "FreeType \(major).\(minor).\(patch)"
  }
}
