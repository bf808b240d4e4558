/** Positions of equal-sized items in rows: as many per row as fit, rows of similar length, each row centered. */
export function rowsOf(count: number, cell: number, gap: number, room: number) {
  const max = Math.max(1, Math.floor((room + gap) / (cell + gap)))
  const rows = Math.ceil(count / max)
  const columns = Math.ceil(count / rows)
  const placeOf = (index: number) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return { row, column: (index % columns) + (columns - inRow) / 2 }
  }
  return { rows, columns, placeOf }
}

/** The top of each row, and the bottom of the last, where each row is as tall as its own text needs. */
export function rowTops(
  bodies: number,
  writing: readonly { row: number; tall: number }[],
  rows: number,
  between: number,
): number[] {
  const tops = [0]
  for (let row = 0; row < rows; row++) {
    const tall = Math.max(0, ...writing.filter((each) => each.row === row).map((each) => each.tall))
    tops.push((tops.at(-1) ?? 0) + bodies + (tall > 0 ? tall + 10 : 0) + between)
  }
  return tops
}
