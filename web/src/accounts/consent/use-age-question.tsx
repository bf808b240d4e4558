import type { User } from '@skills-center/contract/accounts'
import type { PrivacyStanding } from '@skills-center/contract/accounts/consent'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { BirthForm } from './birth-form.tsx'
import { dueDay } from './due-day.ts'
import { ParentForm } from './parent-form.tsx'
import { privacyQuery } from './privacy-query.ts'

/**
 * The one question that comes before everything else of a student who signed up; null while there is none. Without a
 * connection nothing is asked: practice goes on, and the question comes back with the server. Pages that anyone may
 * read stay open.
 */
export function useAgeQuestion(
  { role }: Pick<User, 'role'>,
  path: string,
  isOpen: boolean,
): ReactNode | null {
  const { data } = useQuery({ ...privacyQuery, enabled: role === 'student' })
  // Where a parent’s address is asked for: whoever goes elsewhere has put it off.
  const [asksOn, setAsksOn] = useState<string | null>(null)
  const told = (standing: PrivacyStanding) => setAsksOn(standing.state === 'waiting' ? path : null)
  if (isOpen) return null
  if (data?.state === 'ask')
    return (
      <Sheet key="age" title="When were you born?">
        <p>
          How we look after your account depends on your age. We keep an age group only, never the month or
          the year.
        </p>
        <BirthForm onTold={told} canSkip />
        <p className="text-sm text-ink-soft">
          Read <Privacy>what we keep and why</Privacy>.
        </p>
      </Sheet>
    )
  if (asksOn === path && data?.state === 'waiting')
    return data.parentEmail === null ? (
      <Sheet key="parent" title="Ask a grown-up">
        <p>
          You can practice right away. So that your account stays, a parent or guardian has to agree
          {data.dueAt !== null && ` by ${dueDay(data.dueAt)}`}, or a teacher whose class you join agrees for
          the school. We mail your parent what is kept and a link to say yes or no.
        </p>
        <ParentForm given={null} onLater={() => setAsksOn(null)} />
        <p className="text-sm text-ink-soft">
          Read <Privacy>what we keep and why</Privacy>.
        </p>
      </Sheet>
    ) : (
      <Sheet key="asked" title="Your mail is on its way">
        <p role="status">
          We wrote to <strong className="[overflow-wrap:anywhere]">{data.parentEmail}</strong>. Tell them to
          look for it, among the spam too.
        </p>
        <button
          type="button"
          onClick={() => setAsksOn(null)}
          className="min-h-11 cursor-pointer self-start rounded-md font-semibold text-action underline underline-offset-4"
        >
          Start practicing
        </button>
      </Sheet>
    )
  return null
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="mx-auto flex max-w-xl flex-col gap-5">
      <PageHeading title={title} className="text-2xl sm:text-3xl" />
      {children}
    </Card>
  )
}

function Privacy({ children }: { readonly children: ReactNode }) {
  return (
    <Link href="/privacy" className="font-semibold text-action underline underline-offset-4">
      {children}
    </Link>
  )
}
