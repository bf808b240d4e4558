import type { User } from '@skills-center/contract/accounts'
import { Badge } from '../ui/badge.tsx'

/** Who is signed in, and as what. */
export function UserBadge({ user }: { readonly user: User }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="max-w-40 xl:max-w-28 2xl:max-w-48 truncate font-semibold">{user.username}</span>
      <Badge tone={user.role === 'teacher' ? 'science' : 'math'}>
        {user.role === 'teacher' ? 'Teacher' : 'Student'}
      </Badge>
    </span>
  )
}
