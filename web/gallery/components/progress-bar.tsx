import { ProgressBar } from '../../src/ui/progress-bar.tsx'
import type { ShownComponent } from './shown.ts'

const tones = ['math', 'science', 'warm', 'plain'] as const

export const progressBar: ShownComponent = {
  when: 'How much of a known whole is done. For how well a skill is known take a mastery bar.',
  states: [
    ...tones.map((tone) => ({
      name: tone,
      show: () => <ProgressBar label="Questions today" value={35} tone={tone} />,
    })),
    {
      name: 'thick',
      show: () => (
        <ProgressBar label="Goal of the week" value={3} max={5} valueText="3 of 5 days" size="thick" />
      ),
    },
    { name: 'empty and full', show: EmptyAndFull },
  ],
}

function EmptyAndFull() {
  return (
    <div className="flex flex-col gap-3">
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="All of it" value={100} />
    </div>
  )
}
