import { createServer } from 'node:http'

/** The baseline of the load benchmark: the least work that any server on this machine does for a poll. */
const reply = JSON.stringify({
  mathSkills: 2,
  scienceSkills: 1,
  skillScore: 74,
  streak: 3,
  totalPoints: 420,
  completedAchievements: 5,
})

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(reply)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
