/** Folders of `web/src` in which everything that people read goes through `t`. The list grows to all. */
export const converted: readonly string[] = []
