import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

interface NavLinkProps {
  readonly href: string
  readonly className: string
  /** The current page is one of those that this link leads to. */
  readonly isInside?: boolean
  readonly onFollow?: () => void
  readonly children: ReactNode
}

/**
 * A link that knows when it leads to the page at hand. One to a part of the page at hand is left to the
 * browser, which scrolls there.
 */
export function NavLink({ href, className, isInside = false, onFollow, children }: NavLinkProps) {
  const [path] = useLocation()
  const [target = '/', part] = href.split('#')
  if (part !== undefined && path === target)
    return (
      <a href={`#${part}`} className={className} onClick={onFollow}>
        {children}
      </a>
    )
  return (
    <Link
      href={href}
      className={className}
      aria-current={path === href ? 'page' : isInside || undefined}
      {...(onFollow === undefined ? {} : { onClick: onFollow })}
    >
      {children}
    </Link>
  )
}
