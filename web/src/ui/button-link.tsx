import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonStyle, type ButtonLook } from './button-style.ts'

interface ButtonLinkProps extends ButtonLook {
  /** A path in this app. */
  readonly href: string
  /** The full accessible name, if the visible text does not explain the link; it must begin with that text. */
  readonly label?: string
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link that looks like a button, for a page's main next step. */
export function ButtonLink({ href, label, onClick, children, ...look }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      className={buttonStyle(look)}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {children}
    </Link>
  )
}
