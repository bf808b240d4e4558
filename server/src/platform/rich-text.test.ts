import { expect, test } from 'vitest'
import { showMarkup } from './rich-text.ts'

/** The MathML for an expression; empty if it is refused. */
function shown(tex: string): string {
  try {
    return showMarkup(`⟦${tex}⟧`)
      .flat()
      .map((run) => (run.kind === 'math' ? run.mathml : ''))
      .join('')
  } catch {
    return ''
  }
}

test.each([
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\url{javascript:alert(1)}`,
  String.raw`\includegraphics{https://elsewhere.example/x.png}`,
  String.raw`\html{<img src=x onerror=alert(1)>}`,
  String.raw`\text{<img src=x onerror=alert(1)>}`,
  String.raw`\htmlStyle{background:url(//elsewhere.example)}{x}`,
  String.raw`\style{background:url(//elsewhere.example)}{x}`,
  String.raw`\class{fixed inset-0}{x}`,
  String.raw`\id{root}{x}`,
  String.raw`\data{x=1}{x}`,
  String.raw`\color{red;background:url(//elsewhere.example)}x`,
  String.raw`\mathbf{"><script>alert(1)</script>}`,
])('math that a teacher wrote brings no element, link or style of theirs into a page: %s', (tex) => {
  const markup = shown(tex)
  expect(markup).not.toMatch(/<(img|script|a|iframe|svg|style|mglyph)\b/i)
  expect(markup).not.toMatch(/<[^>]*\s(href|src|onerror)=/i)
  expect(markup).not.toMatch(/="[^"]*(javascript:|url\()/i)
  expect(markup).not.toMatch(/(class|id)="(fixed|root)/)
})

test.each([
  String.raw`\def\a{\a\a}\a`,
  `${'{'.repeat(5000)}x${'}'.repeat(5000)}`,
  `${String.raw`\frac{`.repeat(300)}x${'}{2}'.repeat(300)}`,
  `x^{${'x^{'.repeat(1000)}x${'}'.repeat(1000)}}`,
])('math made to hold the server up does not: %s', (tex) => {
  expect(() => shown(tex)).toTakeLessThan(2000)
})
