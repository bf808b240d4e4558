import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface KeyButtonProps extends ComponentProps<'button'> {
  /** A class from `keyLooks`. */
  readonly look?: string | undefined
  /** Small is for keys that are close together. */
  readonly size?: 'small' | 'medium'
  /** The key types into a field, which keeps focus, and with it the caret and a phone’s keyboard. */
  readonly types?: boolean
}

/** A key that is pressed repeatedly: a symbol to type, or a small step. */
export function KeyButton({
  look = 'border-line-strong bg-surface hover:bg-sunken',
  size = 'medium',
  types = false,
  className,
  ...rest
}: KeyButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onPointerDown={types ? (event) => event.preventDefault() : undefined}
      className={classNames(
        'inline-flex cursor-pointer touch-manipulation items-center justify-center gap-1.5 rounded-md border-[1.5px] leading-tight font-semibold whitespace-nowrap active:translate-y-px disabled:cursor-default disabled:opacity-55',
        size === 'small' ? 'min-h-9.5' : 'min-h-11 min-w-11',
        look,
        className,
      )}
    />
  )
}
