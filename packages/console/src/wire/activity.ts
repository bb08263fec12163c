// How long nobody has touched this screen. Lists are read anew all the time, and that alone must not keep a session open.

let last = Date.now();
const touched = () => {
  last = Date.now();
};
for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
  window.addEventListener(type, touched, { passive: true, capture: true });

export const idleSeconds = (): number => Math.floor((Date.now() - last) / 1000);
