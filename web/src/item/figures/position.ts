/** A point in a drawing, in pixels from its top left corner. */
export interface Position {
  x: number
  y: number
}
