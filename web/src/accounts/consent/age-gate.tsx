import type { PrivacyStanding } from '@skills-center/contract/accounts/consent'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
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
      <Sheet key="age" title={t('When were you born?')}>
        <p>
          {t(
            'How we look after your account depends on your age. We keep an age group only, never the month or the year.',
          )}
        </p>
        <BirthForm onTold={told} canSkip />
        <p className="text-sm text-ink-soft">
          <WhatWeKeep />
        </p>
      </Sheet>
    )
  if (asksParent && data?.state === 'waiting')
    return data.parentEmail === null ? (
      <Sheet key="parent" title={t('Ask a grown-up')}>
        <p>
          {data.dueAt === null
            ? t(
                'You can practice right away. So that your account stays, a parent or guardian has to agree, or a teacher whose class you join agrees for the school. We mail your parent what is kept and a link to say yes or no.',
              )
            : t(
                'You can practice right away. So that your account stays, a parent or guardian has to agree by {day}, or a teacher whose class you join agrees for the school. We mail your parent what is kept and a link to say yes or no.',
                { day: dueDay(data.dueAt) },
              )}
        </p>
        <ParentForm given={null} onLater={() => setAsksParent(false)} />
        <p className="text-sm text-ink-soft">
          <WhatWeKeep />
        </p>
      </Sheet>
    ) : (
      <Sheet key="asked" title={t('Your mail is on its way')}>
        <p role="status">
          <Rich
            message="We wrote to <address>{email}</address>. Tell them to look for it, among the spam too."
            values={{ email: data.parentEmail }}
            parts={{ address: <strong className="[overflow-wrap:anywhere]" /> }}
          />
        </p>
        <Button className="self-start" onClick={() => setAsksParent(false)}>
          {t('Start practicing')}
        </Button>
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

const WhatWeKeep = () => (
  <Rich
    message="Read <policy>what we keep and why</policy>."
    parts={{
      policy: <Link href="/privacy" className="font-semibold text-link" />,
    }}
  />
)
