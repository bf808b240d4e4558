/** The style of text fields and selects. */
export const controlStyle =
  'w-full min-h-11 rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft hover:border-ink aria-invalid:border-incorrect disabled:opacity-55'
