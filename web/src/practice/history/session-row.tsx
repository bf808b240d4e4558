import type { PastSession } from '@skills-center/contract/practice/history'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { Card } from '../../ui/card.tsx'
import { MovedSkills } from './moved-skills.tsx'
import { formatFigures, formatStart } from './format-session.ts'

/** A row in the list of sessions, linked to the session. */
export function SessionRow({ session }: { readonly session: PastSession }) {
  return (
    <Card as="li" padding="none" className="group relative p-5 hover:border-line-strong sm:px-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-sans text-lg leading-snug font-semibold tracking-normal">
            <Link
              href={`/practice/overview/sessions/${session.id}`}
              className="group-hover:underline after:absolute after:inset-0 after:rounded-lg after:content-['']"
            >
              {formatStart(session, new Date())}
            </Link>
          </h2>
          <p className="mt-0.5 text-ink-soft">{formatFigures(session)}</p>
        </div>
        <ChevronRight aria-hidden className="mt-1 size-5 shrink-0 text-ink-soft" />
      </div>
      {session.skills.length > 0 && (
        <div className="mt-3.5 border-t border-line pt-3.5">
          <MovedSkills skills={session.skills} />
        </div>
      )}
    </Card>
  )
}
