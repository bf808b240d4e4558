import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonStyle, type ButtonLook } from './button-style.ts'

interface ButtonLinkProps extends ButtonLook {
  /** A path of this app. */
  readonly href: string
  /** Its whole name, where the words on it do not say what it is for; it begins with them. */
  readonly label?: string
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link that looks like a button, because it leads to the page's next step. */
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
