import type { User } from '@skills-center/contract/accounts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** No class yet, and what would change that, by role. */
export function NoClasses({ user }: { readonly user: User }) {
  if (user.role === 'teacher')
    return (
      <EmptyState
        drawing="empty-class"
        title="You have no classes"
        action={
          <ButtonLink href="/questions/create" variant="outline">
            See what students practice
          </ButtonLink>
        }
      >
        Whoever runs this server sets up classes. Give them your username,{' '}
        <strong className="text-ink">{user.username}</strong>, and those of your students.
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="empty-class"
      title="You are in no class yet"
      action={
        <ButtonLink href="/practice/overview" variant="outline">
          Practice by yourself
        </ButtonLink>
      }
    >
      A class is joined from the teacher’s side. Tell your teacher your username,{' '}
      <strong className="text-ink">{user.username}</strong>: once it is on the class list, the class stands
      here. Everything else works without a class.
    </EmptyState>
  )
}
