import { getClassroom, type ClassroomDetail, type ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ClassFrame } from '../class-frame.tsx'
import { CardSheet } from './card-sheet.tsx'
import { useLoginCards } from './login-cards.ts'

/** The cards of those who have just got a password, to print, cut and hand out. */
export function CardsPage({ id }: { readonly id: ClassroomId }) {
  const query = useQuery(queryOf(getClassroom, { params: { id } }))
  return (
    <ClassFrame query={query} back={{ href: `/classroom/${id}?tab=students`, label: t('Back to the class') }}>
      {(classroom) => <Cards classroom={classroom} />}
    </ClassFrame>
  )
}

function Cards({ classroom }: { readonly classroom: ClassroomDetail }) {
  const cards = useLoginCards(classroom.id)
  if (cards.length === 0)
    return (
      <>
        <PageHeading title={t('Login cards')} />
        <EmptyState
          drawing="locked"
          title={t('There are no cards to print')}
          action={
            <ButtonLink href={`/classroom/${classroom.id}?tab=students`}>
              {t('Open the class list')}
            </ButtonLink>
          }
        >
          {t(
            'Passwords can be read only while they are new: after that nobody can look them up. Choose students in the class list and make new passwords to get new cards.',
          )}
        </EmptyState>
      </>
    )
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <div>
          <PageHeading title={t('Login cards')} />
          <p className="mt-2 max-w-prose text-lg text-ink-soft">
            {t(
              '{count, plural, one {One card} other {# cards}}, eight to a page. Print before you leave: these passwords are shown only now.',
              { count: cards.length },
            )}
          </p>
        </div>
        <Button size="large" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          {t('Print')}
        </Button>
      </div>
      <CardSheet cards={cards} className={classroom.name} />
    </>
  )
}
