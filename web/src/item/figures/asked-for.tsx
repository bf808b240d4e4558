/** The cell that the question is about. */
export function AskedFor() {
  return (
    <span className="inline-block min-w-8 rounded-sm border-2 border-dashed border-math px-2 text-center font-bold text-math">
      ?
    </span>
  )
}
