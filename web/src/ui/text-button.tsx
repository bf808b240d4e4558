import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type TextButtonLook = 'name' | 'inline' | 'block'

const looks: Record<TextButtonLook, string> = {
  name: 'rounded-sm text-start font-semibold text-link [overflow-wrap:anywhere]',
  inline: 'inline rounded-sm text-link',
  block:
    'inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold underline decoration-line-strong underline-offset-4 hover:text-action',
}

interface TextButtonProps extends ComponentProps<'button'> {
  /** `name` heads a row and expands it, `inline` is part of a sentence, `standing` has a line to itself. */
  readonly look?: TextButtonLook
}

/** Text that opens something in place. For another page, use a link. */
export function TextButton({ look = 'name', className, ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={classNames('cursor-pointer', looks[look], className)} />
}
