import type { Line } from './lines-of.ts'

const name = 'read-aloud'

/** Highlights the sentence being read, if the browser can do so without changing the page. */
export function showLine(at: Line['at']): void {
  unshowLine()
  if (at === undefined || !('highlights' in CSS)) return
  const range = rangeOf(at)
  if (range !== null) CSS.highlights.set(name, new Highlight(range))
}

export function unshowLine(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name)
}

function rangeOf({ element, paragraph, from = 0, to = 0 }: NonNullable<Line['at']>): Range | null {
  const found = document.getElementById(element)
  // A control is inside the row that shows it.
  const shown = found?.closest('label') ?? found
  if (shown == null) return null
  const range = document.createRange()
  range.selectNodeContents(shown)
  if (paragraph === undefined) return range
  const text = shown.querySelectorAll('p')[paragraph] ?? shown
  const start = placeIn(text, from)
  const end = placeIn(text, to)
  if (start === null || end === null) return null
  range.setStart(...start)
  range.setEnd(...end)
  return range
}

/** The DOM position of a character in a text. */
function placeIn(element: Element, sign: number): [Node, number] | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = sign
  let last: Node | null = null
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (left <= length) return [node, left]
    left -= length
    last = node
  }
  return last === null ? null : [last, last.nodeValue?.length ?? 0]
}
