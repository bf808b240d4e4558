import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, keyof ButtonLook>, ButtonLook {
  /** Shows a spinner and ignores presses, but keeps focus. */
  readonly busy?: boolean
}

/** `type` defaults to `button`, so that no button submits a form by accident. */
export function Button({
  variant,
  size,
  wide,
  className,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonStyle({ variant, size, wide, className })}
    >
      {busy && <Spinner size="small" />}
      {children}
    </button>
  )
}
