import { mostWhatIfEvents, playWhatIf } from '@skills-center/contract/practice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { eventOf, type Move } from './what-if-events.ts'

/** A made-up run and what the model makes of it; while a longer one is asked for, the last one stays. */
export function useWhatIf() {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const run = useQuery({
    queryKey: ['what-if', ...moves],
    queryFn: async ({ signal }) => {
      const { skill, steps } = await call(playWhatIf, {
        body: { events: moves.map((move) => eventOf[move]) },
        signal,
      })
      return { skill, steps, moves }
    },
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
  return {
    moves,
    run,
    isFull: moves.length >= mostWhatIfEvents,
    add: (move: Move) => setMoves([...moves, move].slice(0, mostWhatIfEvents)),
    takeBack: () => setMoves(moves.slice(0, -1)),
    play: (all: readonly Move[]) => setMoves(all),
  }
}
