import type { PrivacyStanding } from '@skills-center/contract/accounts/consent'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useSession } from '../../platform/session.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { BirthForm } from './birth-form.tsx'
import { dueDay } from './due-day.ts'
import { ParentForm } from './parent-form.tsx'
import { privacyQuery } from './privacy-query.ts'

interface AgeGateProps {
  /** Shows what is behind it without a question, as pages that anyone may read. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/**
 * The one question that comes before everything else of a student who signed up. Without a connection nothing is
 * asked: practice goes on, and the question comes back with the server.
 */
export function AgeGate({ isOpen, children }: AgeGateProps) {
  const { user } = useSession()
  const { data } = useQuery({ ...privacyQuery, enabled: user.role === 'student' })
  const [asksParent, setAsksParent] = useState(false)
  const told = (standing: PrivacyStanding) => setAsksParent(standing.state === 'waiting')
  if (isOpen) return children
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
  if (asksParent && data?.state === 'waiting')
    return data.parentEmail === null ? (
      <Sheet key="parent" title="Ask a grown-up">
        <p>
          You can practice right away. So that your account stays, a parent or guardian has to agree
          {data.dueAt !== null && ` by ${dueDay(data.dueAt)}`}, or a teacher whose class you join agrees for
          the school. We mail your parent what is kept and a link to say yes or no.
        </p>
        <ParentForm given={null} onLater={() => setAsksParent(false)} />
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
          onClick={() => setAsksParent(false)}
          className="min-h-11 cursor-pointer self-start rounded-md font-semibold text-action underline underline-offset-4"
        >
          Start practicing
        </button>
      </Sheet>
    )
  return children
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
