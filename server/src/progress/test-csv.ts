/** Parses RFC 4180 strictly: every line must end with CRLF, and special characters are allowed only inside quotes. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const [cell, after] = text[at] === '"' ? quoted(text, at) : plain(text, at)
    row.push(cell)
    if (text[after] === ',') {
      at = after + 1
      continue
    }
    if (text.slice(after, after + 2) !== '\r\n') throw new Error(`no end of line at ${after}`)
    rows.push(row)
    row = []
    at = after + 2
  }
  return rows
}

function plain(text: string, from: number): [string, number] {
  const match = /^[^",\r\n]*/.exec(text.slice(from))
  return [match?.[0] ?? '', from + (match?.[0].length ?? 0)]
}

function quoted(text: string, from: number): [string, number] {
  const match = /^"((?:[^"]|"")*)"/.exec(text.slice(from))
  if (match === null) throw new Error(`a quote at ${from} is never closed`)
  return [(match[1] ?? '').replaceAll('""', '"'), from + match[0].length]
}
