import { maxWhatIfEvents, playWhatIf, type WhatIf } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { eventOf, type Move } from './what-if-events.ts'

interface Played extends WhatIf {
  readonly moves: readonly Move[]
}

/** A made-up run with the model's latest result, which stays during the next request and if that fails. */
export function useWhatIf() {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [played, setPlayed] = useState<Played | null>(null)
  const run = useQuery({
    queryKey: ['what-if', ...moves],
    queryFn: async ({ signal }): Promise<Played> => {
      const { skill, steps } = await call(playWhatIf, {
        body: { events: moves.map((move) => eventOf[move]) },
        signal,
      })
      return { skill, steps, moves }
    },
    networkMode: 'always',
  })
  if (run.data !== undefined && run.data !== played) setPlayed(run.data)
  return {
    moves,
    played,
    run,
    isFull: moves.length >= maxWhatIfEvents,
    add: (move: Move) => setMoves([...moves, move].slice(0, maxWhatIfEvents)),
    takeBack: () => setMoves(moves.slice(0, -1)),
    play: (all: readonly Move[]) => setMoves(all),
  }
}
