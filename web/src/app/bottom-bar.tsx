import type { User } from '@skills-center/contract/accounts'
import { t } from '../language/messages.ts'
import { NavLink } from './nav-link.tsx'
import { bottomLinks } from './navigation.ts'

/** The navigation bar at the bottom of a phone screen. */
export function BottomBar({ user }: { readonly user: User }) {
  return (
    <nav
      data-around
      aria-label={t('app/quick')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {bottomLinks(user).map(({ href, label, icon: Icon }) => (
          <li key={href} className="min-w-14 flex-auto">
            <NavLink
              href={href}
              className="flex min-h-15 flex-col items-center justify-center gap-0.5 text-[0.7rem] max-[22rem]:text-[0.64rem] font-medium text-ink-soft aria-[current]:text-math"
            >
              <Icon aria-hidden className="size-5.5" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
