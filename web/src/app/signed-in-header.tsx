import type { User } from '@skills-center/contract/accounts'
import { LogOut, Menu, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { NavLink } from './nav-link.tsx'
import { headerLinks, planLink } from './navigation.ts'
import { PointsBadge } from './points-badge.tsx'
import { UserBadge } from './user-badge.tsx'

export interface SignedInHeaderProps {
  readonly appName: string
  readonly user: User
  readonly totalPoints: number
  readonly isSigningOut: boolean
  readonly onSignOut: () => void
  /** Shown under the header and sticky with it: notices that apply to every screen. */
  readonly notices: ReactNode
}

const wideLink =
  'flex min-h-11 items-center rounded-md px-1.5 2xl:px-2.5 font-medium whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-action aria-[current]:decoration-3 aria-[current]:underline-offset-8'
const menuLink =
  'flex min-h-12 items-center rounded-md px-3 text-lg font-medium hover:bg-sunken aria-[current]:bg-math-soft aria-[current]:text-math'

export function SignedInHeader({
  appName,
  user,
  totalPoints,
  isSigningOut,
  onSignOut,
  notices,
}: SignedInHeaderProps) {
  const [isOpen, setOpen] = useState(false)
  const plan = planLink(user)
  const close = () => setOpen(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return
    close()
    menuButton.current?.focus()
  }
  const signOutButton = (
    <Button
      variant="quiet"
      size="small"
      className="whitespace-nowrap"
      busy={isSigningOut}
      onClick={onSignOut}
    >
      <LogOut aria-hidden className="size-4.5" />
      {t('app/sign-out')}
    </Button>
  )
  return (
    // Escape closes the phone menu, like its button.
    <header onKeyDown={onKeyDown} className="site-header sticky top-0 z-30 border-b border-line bg-surface">
      <div data-around className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link
          href="/"
          className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md pr-2 font-display text-xl font-bold whitespace-nowrap roomy:shrink-0"
        >
          <Logo className="size-8 shrink-0" />
          <span className="truncate max-[22rem]:sr-only">{appName}</span>
        </Link>
        <nav aria-label={t('ui/main')} className="ml-2 hidden items-center roomy:flex">
          {headerLinks(user).map(({ href, label }) => (
            <NavLink key={href} href={href} className={wideLink}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-3">
          <PointsBadge points={totalPoints} />
          <div className="hidden min-w-0 items-center gap-3 roomy:flex">
            {plan !== null && (
              <ButtonLink href={plan.href} variant="outline" size="small" className="whitespace-nowrap">
                {plan.label}
              </ButtonLink>
            )}
            <UserBadge user={user} />
            {signOutButton}
          </div>
          <Button
            ref={menuButton}
            variant="quiet"
            size="small"
            className="roomy:hidden"
            aria-expanded={isOpen}
            aria-controls="phone-menu"
            aria-label={t('app/menu')}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
          </Button>
        </div>
      </div>
      <div
        id="phone-menu"
        hidden={!isOpen}
        className="border-t border-line px-4 pt-2 pb-5 sm:px-6 roomy:hidden"
      >
        <nav aria-label={t('app/menu')} className="flex flex-col">
          {headerLinks(user).map(({ href, label }) => (
            <NavLink key={href} href={href} className={menuLink} onFollow={close}>
              {label}
            </NavLink>
          ))}
        </nav>
        {plan !== null && (
          <ButtonLink href={plan.href} variant="outline" wide className="mt-2" onClick={close}>
            {plan.label}
          </ButtonLink>
        )}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <UserBadge user={user} onFollow={close} />
          {signOutButton}
        </div>
      </div>
      {notices}
    </header>
  )
}
