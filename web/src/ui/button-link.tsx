import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonStyle, type ButtonLook } from './button-style.ts'

interface ButtonLinkProps extends ButtonLook {
  /** A path of this app. */
  readonly href: string
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link that looks like a button, because it leads to the page's next step. */
export function ButtonLink({ href, onClick, children, ...look }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonStyle(look)} {...(onClick === undefined ? {} : { onClick })}>
      {children}
    </Link>
  )
}
