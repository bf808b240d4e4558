/** A place in a drawing, in pixels from its upper left corner. */
export interface Position {
  x: number
  y: number
}
