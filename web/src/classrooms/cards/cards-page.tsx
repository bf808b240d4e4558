import { signInCardDays } from '@skills-center/contract/accounts/sign-in-cards'
import { getClassroom, type ClassroomDetail, type ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { FileDown, Printer } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ClassFrame } from '../class-frame.tsx'
import { CardSheet } from './card-sheet.tsx'
import { csvOf } from './cards-csv.ts'
import { useLoginCards } from './login-cards.ts'

/** The login cards of students with a new password, to print, cut, and hand out. */
export function CardsPage({ id }: { readonly id: ClassroomId }) {
  const query = useQuery(queryOf(getClassroom, { params: { id } }))
  return (
    <ClassFrame
      query={query}
      back={{ href: `/classroom/${id}?tab=students`, label: t('classrooms/back-to-the-class') }}
    >
      {(classroom) => <Cards classroom={classroom} />}
    </ClassFrame>
  )
}

function Cards({ classroom }: { readonly classroom: ClassroomDetail }) {
  const cards = useLoginCards(classroom.id)
  if (cards.length === 0)
    return (
      <>
        <PageHeading title={t('classrooms/login-cards')} />
        <EmptyState
          drawing="locked"
          title={t('classrooms/no-cards-to-print')}
          action={
            <ButtonLink href={`/classroom/${classroom.id}?tab=students`}>
              {t('classrooms/open-the-class-list')}
            </ButtonLink>
          }
        >
          {t('classrooms/passwords-can-be-read')}
        </EmptyState>
      </>
    )
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <div>
          <PageHeading title={t('classrooms/login-cards')} />
          <p className="mt-2 max-w-prose text-lg text-ink-soft">
            {cards.every(({ password }) => password === null)
              ? t('classrooms/eight-to-a-page-with-codes', { count: cards.length, days: signInCardDays })
              : t('classrooms/eight-to-a-page', { count: cards.length })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {cards.some(({ password }) => password !== null) && (
            <a
              href={csvOf(cards)}
              download="login-cards.csv"
              className={buttonStyle({ variant: 'outline', size: 'large' })}
            >
              <FileDown aria-hidden className="size-5" />
              {t('classrooms/cards-as-csv')}
            </a>
          )}
          <Button size="large" onClick={() => print()}>
            <Printer aria-hidden className="size-5" />
            {t('classrooms/print')}
          </Button>
        </div>
      </div>
      <CardSheet cards={cards} className={classroom.name} />
    </>
  )
}
