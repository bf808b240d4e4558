import type { User } from '@skills-center/contract/accounts'
import { Settings } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Badge } from '../ui/badge.tsx'
import { NavLink } from './nav-link.tsx'

interface UserBadgeProps {
  readonly user: User
  readonly onFollow?: () => void
}

/** The name and role of the signed-in user; links to the settings. */
export function UserBadge({ user, onFollow }: UserBadgeProps) {
  return (
    <NavLink
      href="/settings"
      {...(onFollow === undefined ? {} : { onFollow })}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-md px-1.5 hover:bg-sunken"
    >
      <span className="max-w-40 truncate font-semibold roomy:max-w-24 2xl:max-w-48">{user.username}</span>
      <Badge tone={user.role === 'teacher' ? 'science' : 'math'}>
        {user.role === 'teacher' ? t('ui/teacher') : t('ui/student')}
      </Badge>
      <Settings aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="sr-only">{t('ui/settings')}</span>
    </NavLink>
  )
}
