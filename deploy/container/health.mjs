// The health check of the container image: exits with 0 if the service in this container answers 200.
// `node /app/health.mjs /readyz` asks whether it should get requests; without a path, whether it is alive.
const { PORT = '8080', MONITORING_PORT = PORT, BASE_PATH = '' } = process.env
const [path = '/livez'] = process.argv.slice(2)
const answer = await fetch(`http://127.0.0.1:${MONITORING_PORT}${BASE_PATH}${path}`).catch(
  ({ cause }) => cause,
)
if (answer.status !== 200) {
  console.error(`${path}: ${answer.status ?? answer.code}`)
  process.exitCode = 1
}
