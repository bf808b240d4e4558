import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `section` and `article` for cards with a heading, `li` in lists. */
  readonly as?: 'div' | 'section' | 'article' | 'li'
  readonly padding?: 'none' | 'snug' | 'roomy'
}

const paddings = { none: '', snug: 'p-4', roomy: 'p-5 sm:p-7' } as const

/** A raised panel. */
export function Card({ as: Tag = 'div', padding = 'roomy', className, ...rest }: CardProps) {
  const look = classNames('rounded-lg border border-line bg-surface', paddings[padding], className)
  return <Tag {...rest} className={look} />
}
