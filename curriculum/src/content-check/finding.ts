/** A problem found in an item, a skill, or the catalog. */
export interface Finding {
  rule: string
  detail: string
}

/** A finding with its location: `unit-rates/find-rate/2#17`. */
export interface PlacedFinding extends Finding {
  where: string
}
