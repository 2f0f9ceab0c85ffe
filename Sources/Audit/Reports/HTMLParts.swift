/// Style and script of the page.
enum HTMLParts {
  static let style = """
    :root { color-scheme: light dark; --line: #8885; --soft: #8881; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.45 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 1; padding: 12px 20px; background: Canvas; border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 20px; }
    header p { margin: 2px 0 8px; }
    form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
    select { font: inherit; max-width: 320px; }
    output { margin-left: auto; font-weight: 600; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 460px), 1fr)); gap: 16px; padding: 20px; align-items: start; }
    #fixes, .problems { grid-column: 1 / -1; }
    #fixes caption { text-align: left; font-weight: 600; padding-bottom: 4px; }
    table { border-collapse: collapse; }
    th, td { text-align: left; padding: 3px 12px 3px 0; font-weight: normal; vertical-align: top; overflow-wrap: anywhere; }
    .finding { border: 1px solid var(--line); border-left: 5px solid var(--tone, #888); border-radius: 8px; padding: 12px 14px; min-width: 0; }
    .finding[hidden] { display: none; }
    .v1 { --tone: #0a84a5; } .v2, .v3 { --tone: #c77700; } .v4, .v5 { --tone: #d42a2a; }
    h2 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
    .verdict { color: var(--tone); }
    .place { margin: 2px 0 8px; opacity: .75; overflow-wrap: anywhere; font-size: 13px; }
    .pictures { display: flex; gap: 12px; flex-wrap: wrap; }
    figure { margin: 0; flex: 1 1 140px; max-width: 260px; }
    img { width: 100%; height: auto; border: 1px solid var(--line); display: block; }
    figcaption { font-size: 13px; opacity: .75; }
    ul { margin: 8px 0; padding-left: 18px; }
    .note { list-style: circle; opacity: .85; }
    .warning { color: #c77700; font-weight: 600; }
    code { font: 13px ui-monospace, monospace; }
    """

  /// Filters by what is chosen and keeps the choice in the address, so that a view of the page can be passed on.
  static let script = """
    (function () {
      var form = document.getElementById('filters');
      var cards = Array.prototype.slice.call(document.querySelectorAll('.finding'));
      var count = document.getElementById('count');
      function apply() {
        var wanted = {};
        Array.prototype.forEach.call(form.querySelectorAll('select'), function (select) {
          if (select.value) wanted[select.name] = select.value;
        });
        var shown = 0, pictures = 0;
        cards.forEach(function (card) {
          var fits = Object.keys(wanted).every(function (name) { return card.dataset[name] === wanted[name]; });
          card.hidden = !fits;
          if (fits) { shown += 1; pictures += card.querySelectorAll('img').length; }
        });
        Array.prototype.forEach.call(document.querySelectorAll('#fixes tr'), function (row) {
          row.hidden = Boolean(wanted.file) && row.dataset.file !== wanted.file;
        });
        count.textContent = shown + ' of ' + cards.length + ' findings, ' + pictures + ' pictures';
        var hash = new URLSearchParams(wanted).toString();
        if (location.hash.slice(1) !== hash) history.replaceState(null, '', '#' + hash);
      }
      function read() {
        var wanted = new URLSearchParams(location.hash.slice(1));
        Array.prototype.forEach.call(form.querySelectorAll('select'), function (select) {
          select.value = wanted.get(select.name) || '';
          if (select.selectedIndex < 0) select.value = '';
        });
        apply();
      }
      form.addEventListener('change', apply);
      window.addEventListener('hashchange', read);
      read();
    })();
    """
}
