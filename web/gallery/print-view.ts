/**
 * Shows a page as its style sheets would print it: what is for the printer holds everywhere, what is for the
 * screen nowhere. Style sheets that come later are treated as they come.
 */
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
