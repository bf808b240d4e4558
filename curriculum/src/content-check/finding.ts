/** Something that can be said against an item, a skill or the catalogue. */
export interface Finding {
  rule: string
  detail: string
}
