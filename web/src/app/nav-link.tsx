import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

interface NavLinkProps {
  readonly href: string
  readonly className: string
  /** The current page is one of the pages under this link. */
  readonly isInside?: boolean
  readonly onFollow?: () => void
  readonly children: ReactNode
}

/**
 * A link that marks itself as current on its own page. The browser handles links to a section of the current page,
 * because it scrolls there.
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
