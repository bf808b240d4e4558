import type { SupportTopic } from '@skills-center/contract/support'
import { CircleAlert, Eye, KeyRound, MessageCircleQuestion, type LucideIcon } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { topics } from './topics.ts'

const ways: readonly { readonly topic: SupportTopic; readonly icon: LucideIcon }[] = [
  { topic: 'question', icon: CircleAlert },
  { topic: 'help', icon: MessageCircleQuestion },
  { topic: 'privacy', icon: KeyRound },
  { topic: 'accessibility', icon: Eye },
]

/** Leads down to the form, with its topic chosen. */
export function WaysToAsk({ onAsk }: { readonly onAsk: (topic: SupportTopic) => void }) {
  return (
    <ul aria-label={t('Write to us about')} className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {ways.map(({ topic, icon: Icon }) => (
        <li key={topic}>
          <button
            type="button"
            onClick={() => onAsk(topic)}
            className="flex h-full min-h-12 w-full cursor-pointer items-center gap-3 rounded-md border border-line bg-surface px-3.5 py-2.5 text-start leading-snug font-semibold hover:border-line-strong hover:bg-sunken"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-math" />
            {topics()[topic].label}
          </button>
        </li>
      ))}
    </ul>
  )
}
