/** Shows a page as it prints: enables print styles and disables screen styles, also in style sheets that load later. */
export function showAsPrinted(): void {
  const turnAll = () => {
    for (const sheet of document.styleSheets) turn(sheet.cssRules)
  }
  turnAll()
  new MutationObserver(turnAll).observe(document.head, { childList: true })
}

function turn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      rule.media.mediaText = rule.media.mediaText.replace('screen', 'not all').replace('print', 'all')
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) turn(rule.cssRules)
  }
}
