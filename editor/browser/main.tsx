import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { configOf } from './config.ts';

const root = document.getElementById('editor');
const content = document.getElementById('content');
if (root && content) createRoot(root).render(<Keystatic config={configOf(JSON.parse(content.textContent))} />);
