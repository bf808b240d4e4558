import { Flame } from 'lucide-react'
import type { BadgeTone } from '../../src/ui/badge.tsx'
import { StatCard } from '../../src/ui/stat-card.tsx'
import type { ShownComponent } from './shown.ts'

const tones: readonly BadgeTone[] = ['plain', 'math', 'science', 'warm', 'right', 'wrong']

export const statCard: ShownComponent = {
  when: 'One figure that is worth a glance each day. Three or four in a row, and no more.',
  states: tones.map((tone) => ({
    name: tone,
    show: () => (
      <dl>
        <StatCard
          label="Days in a row"
          value="12"
          icon={<Flame aria-hidden />}
          tone={tone}
          note={tone === 'plain' ? 'Your longest was 20.' : undefined}
        />
      </dl>
    ),
  })),
}
