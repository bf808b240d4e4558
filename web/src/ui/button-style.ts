import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  /** Full width of its container. */
  readonly wide?: boolean | undefined
  readonly className?: string | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-action text-on-action border-transparent hover:bg-action-hover',
  outline: 'bg-surface text-ink border-line-strong hover:border-ink hover:bg-sunken',
  quiet: 'bg-transparent text-action border-transparent hover:bg-math-soft',
  danger: 'bg-surface text-incorrect border-incorrect hover:bg-incorrect-soft',
}

/** Even the small button is at least 36 px high, well above the 24 px minimum for targets. */
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm rounded-md gap-1.5',
  medium: 'min-h-11 px-4.5 text-base rounded-md gap-2',
  large: 'min-h-13 px-6 text-lg rounded-lg gap-2.5',
}

/** The classes of a button, for elements that look like one but are not. */
export function buttonStyle({
  variant = 'primary',
  size = 'medium',
  wide = false,
  className,
}: ButtonLook): string {
  return classNames(
    'inline-flex cursor-pointer items-center justify-center border-[1.5px] py-1.5 text-center leading-tight font-semibold text-balance no-underline [&>svg]:shrink-0',
    'transition-[background-color,border-color,transform] duration-150 active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-75',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  )
}
