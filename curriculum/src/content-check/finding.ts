/** Something that can be said against an item, a skill or the catalogue. */
export interface Finding {
  rule: string
  detail: string
}

/** A finding with its place: `unit-rates/find-rate/2#17`. */
export interface PlacedFinding extends Finding {
  where: string
}
