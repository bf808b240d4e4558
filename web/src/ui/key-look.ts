/** The looks of keys other than `plain`; in their own file, because most places only use plain keys. */
export const keyLooks = {
  soft: 'border-line bg-sunken text-ink-soft hover:border-line-strong',
  operation: 'border-transparent bg-math-soft text-math hover:border-math',
  main: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  bare: 'border-transparent text-action hover:bg-math-soft aria-disabled:text-line-strong aria-disabled:hover:bg-transparent aria-disabled:[&>svg]:opacity-50',
} as const
