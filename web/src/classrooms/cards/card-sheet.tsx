import { cardLink } from '../../platform/from-link.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import type { PrintedCard } from './printed-card.ts'
import './cards-print.css'

interface CardSheetProps {
  readonly cards: readonly PrintedCard[]
  /** The class's name. */
  readonly className: string
}

/** Login cards with cutting lines, in two columns, eight on a sheet of paper. */
export function CardSheet({ cards, className }: CardSheetProps) {
  return (
    <ul aria-label={t('classrooms/login-cards')} className="login-cards grid sm:grid-cols-2">
      {cards.map((card) => (
        <li
          key={card.studentId}
          className="flex flex-col gap-2 border border-dashed border-line-strong bg-surface p-5 break-inside-avoid"
        >
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-display text-xl font-bold [overflow-wrap:anywhere]">{card.name}</span>
            <span className="text-right text-sm text-ink-soft [overflow-wrap:anywhere]">{className}</span>
          </p>
          <div className="flex items-start justify-between gap-3">
            <dl>
              <dt className="text-sm text-ink-soft">{t('ui/username')}</dt>
              <dd className="mb-1 font-mono font-semibold [overflow-wrap:anywhere]">{card.username}</dd>
              {card.password !== null && (
                <>
                  <dt className="text-sm text-ink-soft">{t('ui/password')}</dt>
                  <dd className="font-mono font-semibold [overflow-wrap:anywhere]">{card.password}</dd>
                </>
              )}
            </dl>
            <QrCode
              text={cardLink(card)}
              label={
                card.password === null
                  ? t('classrooms/qr-code-signs-in', { name: card.name })
                  : t('classrooms/qr-code-of-card', { name: card.name })
              }
              className="size-28 shrink-0"
            />
          </div>
          <p className="mt-auto text-sm text-ink-soft">
            {card.password === null && `${t('classrooms/scan-or-own-password')} `}
            <Rich
              id="classrooms/sign-in-as-a-student"
              values={{ host: location.host }}
              parts={{ address: <span className="[overflow-wrap:anywhere]" /> }}
            />
          </p>
        </li>
      ))}
    </ul>
  )
}
