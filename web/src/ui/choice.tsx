import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type ChoiceLook = 'plain' | 'row' | 'card' | 'bare'

const looks: Record<ChoiceLook, string> = {
  plain: 'w-fit gap-2 py-1.5',
  row: 'min-h-11 gap-3 px-3 py-2.5 hover:bg-sunken',
  card: 'min-h-12 gap-3 rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-2.5 hover:border-ink has-checked:border-action has-checked:bg-math-soft ring-of-control',
  bare: 'size-9 shrink-0 justify-center py-2',
}

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** `bare` is for tables and lists whose row already names it: it takes an `aria-label` and no children. */
  readonly look?: ChoiceLook
}

/**
 * A native checkbox or radio button inside its label; pressing anywhere on the label works. The control is centered on
 * the label's first line.
 */
export function Choice({
  look = 'plain',
  className,
  children,
  ...rest
}: ChoiceProps & { readonly type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames('flex cursor-pointer items-start', looks[look], className)}>
      <input
        {...rest}
        className={classNames(
          'mt-[calc(0.5lh-0.625rem)] size-5 shrink-0 accent-action',
          look === 'card' && 'outline-none',
        )}
      />
      {children}
    </label>
  )
}
